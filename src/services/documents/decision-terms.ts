/** Stands where the number of the accepted replacement would. */
export const REJECTED = -1;
