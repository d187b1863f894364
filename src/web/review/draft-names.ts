/** Names in the store of a text: its draft, and the versions of it that were put aside. */
export const DRAFT = 'draft';
export const OTHERS = 'draft-others';
