/** The geometry of the chart: positions from left to right, the share of the victory from below to above. */

interface Frame {
  readonly width: number;
  readonly height: number;
  /** The number of the last position; the first is 0. */
  readonly last: number;
}

/** What the numbers beside the lines need, and the marks at their ends. */
export const MARGIN = { left: 34, right: 12, top: 10, bottom: 10 } as const;

export function across(frame: Frame, position: number): number {
  const room = frame.width - MARGIN.left - MARGIN.right;
  return MARGIN.left + (frame.last === 0 ? 0 : (room * position) / frame.last);
}

export function up(frame: Frame, share: number): number {
  const room = frame.height - MARGIN.top - MARGIN.bottom;
  return MARGIN.top + room * (1 - Math.min(1, Math.max(0, share)));
}

/** The position whose place is nearest to a point of the chart. */
export function positionAt(frame: Frame, x: number): number {
  const room = frame.width - MARGIN.left - MARGIN.right;
  const position = Math.round(((x - MARGIN.left) / room) * frame.last);
  return Math.min(frame.last, Math.max(0, Number.isFinite(position) ? position : 0));
}

/** The line of a seat through all positions that are known. */
export function course(frame: Frame, expectations: readonly (readonly number[])[], seat: number): string {
  return expectations
    .map((shares, position) => {
      const [x, y] = [across(frame, position), up(frame, shares[seat] ?? 0)];
      return `${position === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The dashes of each seat's line, for eyes that colours do not help. */
export const DASHES: readonly string[] = ["none", "7 4", "2 3", "11 3 2 3"];
