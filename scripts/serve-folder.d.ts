/** Serves the files of a folder on this computer only; `address` ends with `/`. */
export function serveFolder(
  folder: string,
  port?: number,
): Promise<{ readonly address: string; close(): Promise<void> }>;
