/** One step: a short marker (a day, minutes, a number), its title, and what to do. */
export interface Step {
  mark: string;
  title: string;
  text: string;
}

/** The content of a guide, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; steps: readonly Step[] }
  | { kind: 'pairs'; head: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  | { kind: 'checks'; items: readonly string[] }
  | { kind: 'note'; text: string };

/** The text of a guide, without its title. */
export interface GuideText {
  /** The hue of the tool to which the guide belongs, as in the design tokens. */
  hue: 'accent' | 'workout' | 'expiry';
  /** The one or two sentences below the title. */
  lead: string;
  blocks: readonly Block[];
}
