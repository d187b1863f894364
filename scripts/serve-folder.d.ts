/** Serves the files of a folder to this computer; `address` ends with `/`. */
export function serveFolder(
  folder: string,
  port?: number,
): Promise<{ readonly address: string; close(): Promise<void> }>;
