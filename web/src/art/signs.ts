// Small signs, around the origin and at most 20 units across.

export const CROWN = "M-8.6 7.6L-10.2 -4.2L-5 0.6L0 -8.4L5 0.6L10.2 -4.2L8.6 7.6Q0 5.4 -8.6 7.6Z";
export const STAR = "M0 -10L2.9 -3.6L9.5 -3.1L4.5 1.4L6 8.1L0 4.5L-6 8.1L-4.5 1.4L-9.5 -3.1L-2.9 -3.6Z";
/** A stout star with room for a number. */
export const MEDAL_STAR =
  "M0 -11.4L3.9 -6.6L10.9 -3.6L7.5 2.2L6.8 9.4L0 8L-6.8 9.4L-7.5 2.2L-10.9 -3.6L-3.9 -6.6Z";
export const TICK = "M-4.6 0.4L-1.4 3.8L4.8 -3.8";
export const LOZENGE = "M0 -4.2L3.1 0L0 4.2L-3.1 0Z";

interface Sign {
  lines: string;
  /** What is filled lightly behind the lines. */
  body: string;
}

const gem = (x: number, y: number, r: number) =>
  `M${x - r} ${y - r * 0.3}L${x - r * 0.55} ${y - r}H${x + r * 0.55}L${x + r} ${y - r * 0.3}L${x} ${y + r}Z`;

/** An arrow going round, a gem and one more, a sealed scroll, a gem pulled over to us, a star. */
export const SIGNS: Record<string, Sign> = {
  extra_turn: { lines: "M6.6 -4.6A8 8 0 1 0 8 1.6M8.2 -9.4V-3.8H2.6", body: "" },
  take_matching: {
    lines: `${gem(-2.6, -1.8, 7.2)}M-9.8 -4H4.6M6.8 2.2V9.4M3.2 5.8H10.4`,
    body: gem(-2.6, -1.8, 7.2),
  },
  privilege: {
    lines:
      "M-5 -8.4H7A2.2 2.2 0 0 1 7 -4H4.6V5.4A3 3 0 0 1 1.6 8.4H-7A3 3 0 0 0 -4.4 5.4V-6.6A1.8 1.8 0 0 0 -8 -6.6V-4H-4.4M-1.2 -3.6H1.6M-1.2 0.4H1.6",
    body: "M-5 -8.4H7L4.6 -4V5.4L1.6 8.4H-7L-4.4 5.4Z",
  },
  steal: {
    lines: `${gem(3.4, -3.4, 5.8)}M-2.4 -5.1H9.2M9.4 7.6H-8.4M-4.2 3.4L-8.6 7.6L-4.2 11`,
    body: gem(3.4, -3.4, 5.8),
  },
  wild: { lines: STAR, body: STAR },
};
