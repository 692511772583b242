import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isArchive, textsIn } from "./archive.ts";

type Packed = readonly [name: string, text: string, deflated: boolean];

/** A zip file that was written while it was sent: the heads of its files don't know how long they are. */
function zip(files: readonly Packed[], comment = ""): ArrayBuffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [name, text, deflated] of files) {
    const start = length();
    const content = deflated ? deflateRawSync(Buffer.from(text)) : Buffer.from(text);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 6);
    head.writeUInt16LE(deflated ? 8 : 0, 8);
    head.writeUInt16LE(name.length, 26);
    parts.push(head, Buffer.from(name), content);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(deflated ? 8 : 0, 10);
    entry.writeUInt32LE(crc32(text), 16);
    entry.writeUInt32LE(content.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(start, 42);
    list.push(entry, Buffer.from(name));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(length(), 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...parts, ...list, end, Buffer.from(comment)])).buffer;
}

const GAMES: readonly Packed[] = [
  ["games/1.txt", "first ✓ ".repeat(200), true],
  ["games/1-analysis.json", "{}", true],
  ["games/2.txt", "second", false],
  ["about.json", "{}", true],
];

describe("an archive", () => {
  it("is known by how it begins", () => {
    expect(isArchive(zip(GAMES))).toBe(true);
    expect(isArchive(new TextEncoder().encode('[Format "cabochon 1"]\n').buffer)).toBe(false);
    expect(isArchive(new ArrayBuffer(0))).toBe(false);
  });

  it("gives the texts of the files that are wanted, packed or not", async () => {
    expect(await textsIn(zip(GAMES, "made by hand"), /\.txt$/)).toEqual([GAMES[0]?.[1], "second"]);
    expect(await textsIn(zip(GAMES), /\.cabochon$/)).toEqual([]);
  });

  it("is an error where it is damaged", async () => {
    const whole = zip(GAMES);
    await expect(textsIn(whole.slice(0, -30), /\.txt$/)).rejects.toThrow();
    const bytes = new Uint8Array(whole.slice(0));
    bytes[41] = 0x07; // behind the first head: a kind of block that there is not
    await expect(textsIn(bytes.buffer, /\.txt$/)).rejects.toThrow();
  });
});
