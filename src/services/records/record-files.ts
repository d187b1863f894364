import { randomUUID } from 'node:crypto';

/** The id of a new record, under which its files are stored before it exists. */
export function newRecordId(): string {
  return randomUUID();
}

/** Where what was sent is stored. */
export function uploadKey(recordId: string): string {
  return `uploads/${recordId}`;
}

/** Where what was made of it is stored. */
export function resultKey(recordId: string): string {
  return `results/${recordId}`;
}
