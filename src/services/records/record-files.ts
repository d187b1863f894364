import { randomUUID } from 'node:crypto';

/** The id of a new record, under which its files are stored before it exists. */
export function newRecordId(): string {
  return randomUUID();
}

/** Key of the stored upload. */
export function uploadKey(recordId: string): string {
  return `uploads/${recordId}`;
}

/** Key of the stored result. */
export function resultKey(recordId: string): string {
  return `results/${recordId}`;
}
