/** The read-only type of a contract value: the schema's type, deeply readonly. Arrays and tuples stay arrays and tuples. */
export type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;
