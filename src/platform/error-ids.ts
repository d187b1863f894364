/** The contract's numbers for the reasons why a document failed. The record has them as `error_id`. */
export const ERROR_IDS = {
  damaged: 1,
  tooLong: 2,
  encrypted: 3,
  empty: 4,
  credits: 5,
  unsupported: 6,
  timeout: 7,
  fault: 8,
} as const;
