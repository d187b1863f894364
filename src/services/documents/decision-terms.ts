/** Used in place of the number of the accepted replacement. */
export const REJECTED = -1;
