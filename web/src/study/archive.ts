/** The zip file that "Download my games" gives: what stands in its files. */

const SIGNATURE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
/** A comment may stand behind the end. */
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** Whether something is a zip file, by how it begins. */
export function isArchive(content: ArrayBuffer): boolean {
  return content.byteLength >= END_LENGTH && new DataView(content).getUint32(0, true) === SIGNATURE;
}

/** The texts of those files whose names fit, in the order of the archive; one that is damaged is an error. */
export async function textsIn(content: ArrayBuffer, wanted: RegExp): Promise<string[]> {
  const view = new DataView(content);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  const found: Promise<string>[] = [];
  // Of a file that was written while it was sent, only the list at the end knows how long it is.
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new Error("no entry");
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(content, at + 46, nameLength));
    if (wanted.test(name)) found.push(textOf(view, at));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return Promise.all(found);
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new Error("no end");
}

/** What stands in the file that an entry of the list is about. */
async function textOf(view: DataView, entry: number): Promise<string> {
  const method = view.getUint16(entry + 10, true);
  const length = view.getUint32(entry + 20, true);
  const head = view.getUint32(entry + 42, true);
  const start = head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const packed = new Blob([new Uint8Array(view.buffer as ArrayBuffer, start, length)]);
  if (method === STORED) return packed.text();
  if (method !== DEFLATED) throw new Error("packed in another way");
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}
