import type { TagNode } from './pdf-engine.ts';
import { type Pdfium, readUtf16 } from './pdfium-exports.ts';

const MAX_DEPTH = 60;
const MAX_NODES = 50_000;
const BUFFER_BYTES = 256;

/** Returns the part of the structure tree that has content on a page. Hostile trees are cut at a depth and a count. */
export function readTags({ call, memory }: Pdfium, page: number): TagNode[] {
  const tree = call.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return [];
  const buffer = call.malloc(BUFFER_BYTES);
  let budget = MAX_NODES;

  function text(length: number): string {
    return length > 2 && length <= BUFFER_BYTES ? readUtf16(memory, buffer, length) : '';
  }

  function node(element: number, depth: number): TagNode {
    const type = text(call.FPDF_StructElement_GetType(element, buffer, BUFFER_BYTES));
    const children: (TagNode | number)[] = [];
    const count = depth < MAX_DEPTH ? call.FPDF_StructElement_CountChildren(element) : 0;
    for (let index = 0; index < count && budget > 0; index++) {
      budget--;
      const child = call.FPDF_StructElement_GetChildAtIndex(element, index);
      if (child !== 0) children.push(node(child, depth + 1));
      else {
        const content = call.FPDF_StructElement_GetChildMarkedContentID(element, index);
        if (content >= 0) children.push(content);
      }
    }
    return { type, children };
  }

  const roots: TagNode[] = [];
  const count = call.FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < count && budget > 0; index++) {
    const element = call.FPDF_StructTree_GetChildAtIndex(tree, index);
    if (element !== 0) roots.push(node(element, 0));
  }
  call.free(buffer);
  call.FPDF_StructTree_Close(tree);
  return roots;
}
