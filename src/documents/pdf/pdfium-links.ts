import type { PageFrame } from './page-frame.ts';
import type { PdfLink } from './pdf-engine.ts';
import { type Pdfium, readUtf8 } from './pdfium-exports.ts';

const URI_ACTION = 3;
const MAX_LINKS_PER_PAGE = 2000;
const MAX_URL_BYTES = 4096;
const SAFE_URL = /^(?:https?:\/\/|mailto:)[^\s<>"]+$/i;

/** Returns the web and mail links of a page; every other kind of action (JavaScript, launch, go to) is ignored. */
export function readLinks({ call, memory }: Pdfium, document: number, page: number, frame: PageFrame): PdfLink[] {
  const links: PdfLink[] = [];
  const scratch = call.malloc(64 + MAX_URL_BYTES);
  memory.HEAP32[scratch >> 2] = 0;
  for (let round = 0; round < MAX_LINKS_PER_PAGE; round++) {
    if (!call.FPDFLink_Enumerate(page, scratch, scratch + 4)) break;
    const link = memory.HEAP32[(scratch + 4) >> 2]!;
    const action = call.FPDFLink_GetAction(link);
    if (action === 0 || call.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const length = call.FPDFAction_GetURIPath(document, action, scratch + 64, MAX_URL_BYTES);
    if (length <= 1 || length > MAX_URL_BYTES) continue;
    const url = readUtf8(memory, scratch + 64, length).trim();
    if (!SAFE_URL.test(url)) continue;
    for (const box of linkBoxes({ call, memory }, link, scratch + 16)) {
      const [x0, y0] = frame.turnPoint(box[0] - frame.x, box[1] - frame.y);
      const [x1, y1] = frame.turnPoint(box[2] - frame.x, box[3] - frame.y);
      links.push({
        url,
        left: Math.min(x0, x1),
        bottom: Math.min(y0, y1),
        right: Math.max(x0, x1),
        top: Math.max(y0, y1),
      });
    }
  }
  call.free(scratch);
  return links;
}

/** Returns the boxes of a link: its quadrilaterals when it has several lines, else its rectangle. */
function linkBoxes({ call, memory }: Pdfium, link: number, scratch: number): [number, number, number, number][] {
  const boxes: [number, number, number, number][] = [];
  const quads = Math.min(call.FPDFLink_CountQuadPoints(link), 64);
  for (let index = 0; index < quads; index++) {
    if (!call.FPDFLink_GetQuadPoints(link, index, scratch)) continue;
    const at = scratch >> 2;
    const q = memory.HEAPF32;
    const xs = [q[at]!, q[at + 2]!, q[at + 4]!, q[at + 6]!];
    const ys = [q[at + 1]!, q[at + 3]!, q[at + 5]!, q[at + 7]!];
    boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }
  if (boxes.length === 0 && call.FPDFLink_GetAnnotRect(link, scratch)) {
    const at = scratch >> 2;
    const r = memory.HEAPF32;
    boxes.push([r[at]!, r[at + 3]!, r[at + 2]!, r[at + 1]!]);
  }
  return boxes;
}
