/** A value of the contract for those who only read it: what a schema says, with nothing to assign to. Arrays and tuples stay what they are. */
export type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;
