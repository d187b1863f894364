export {
  type AiReport,
  type ClientOptions,
  createClient,
  type EmendClient,
  type PdfOptions,
  type Proofread,
  type ProofreadOptions,
} from './client.ts';
export type * from './contract.ts';
export { EmendApiError, EmendFailedError } from './errors.ts';
export type { FileInput } from './files.ts';
export type { CallOptions, FollowOptions, Progress } from './follow.ts';
export type { Retry } from './send.ts';
