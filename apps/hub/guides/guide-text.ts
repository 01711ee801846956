/** One step: a short mark (a day, minutes, a number), what it is called, and what to do. */
export interface Step {
  mark: string;
  title: string;
  text: string;
}

/** What a guide is made of, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'pairs'; head: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  | { kind: 'checks'; items: readonly string[] }
  | { kind: 'note'; text: string };

/** The text of a guide, without its title. */
export interface GuideText {
  /** The hue of the tool that the guide goes with, as in the design tokens. */
  hue: 'accent' | 'workout' | 'expiry';
  /** The sentence or two under the title. */
  lead: string;
  blocks: readonly Block[];
}
