/** A file to send: a File of a form or of `openAsBlob`, or bytes with a name. */
export type FileInput = File | { readonly name: string; readonly data: Blob | ArrayBuffer | Uint8Array };

/** A form with the file and the fields that have a value. */
export function formWith(file: FileInput, fields: object = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  const data = 'data' in file ? file.data : file;
  form.set('file', data instanceof Blob ? data : new Blob([new Uint8Array(data)]), file.name);
  return form;
}

/** Reads a body and tells after each piece how much of it is there, 0 to 1, where its length is known. */
export async function readBytes(response: Response, onShare: (share: number) => void): Promise<Uint8Array> {
  const total = Number(response.headers.get('content-length'));
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = response.body!.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (total > 0) onShare(Math.min(1, length / total));
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
