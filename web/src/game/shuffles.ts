/** The shuffles that a secret gives: docs/shuffles.md is the procedure. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = 2 ** 32;

/** What is published before the game: the SHA-256 of the secret. Both are hexadecimal. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The pool in the order that the secret gives it under a label. */
export function shuffled(secret: string, label: string, pool: readonly number[]): number[] {
  const order = [...pool];
  const stream = words(hexToBytes(secret), label);
  for (let last = order.length - 1; last > 0; last--) {
    const other = numberBelow(last + 1, stream);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** The stream of 32-bit numbers of a label, without end. */
function* words(secret: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, secret, utf8ToBytes(`cabochon/1/${label}/${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < digest.length; start += 4) yield view.getUint32(start);
  }
}

function numberBelow(limit: number, stream: Generator<number, never>): number {
  // Words above the largest multiple of the limit would favour small numbers: they are skipped.
  const usable = WORDS - (WORDS % limit);
  for (;;) {
    const word = stream.next().value;
    if (word < usable) return word % limit;
  }
}
