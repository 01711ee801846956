/** The supported kinds of file, recognised by their content. */
export type Kind = 'jpeg' | 'png' | 'pdf';

/** What a detail gives away; `more` is for everything else, such as unreadable bytes. */
export type Topic = 'where' | 'when' | 'device' | 'who' | 'edits' | 'more';

/** A time as a file stores it: date `YYYY-MM-DD`, time `HH:MM:SS`, offset from UTC `+08:00`. */
export interface Moment {
  date: string;
  time?: string;
  offset?: string;
}

/** One thing that a file reveals about its owner: "Camera", "Fairphone 5". */
export interface Detail {
  topic: Topic;
  label: string;
  value: string | Moment;
}

/** What a file is, and what it gives away. */
export interface Report {
  kind: Kind;
  /** The size at which the picture is shown, after its orientation is applied. `null` for a PDF. */
  size: { width: number; height: number } | null;
  /** `null` for a picture. */
  pages: number | null;
  /** Everything that is removed; without details, the file is clean. */
  details: readonly Detail[];
  /** What is kept because the picture needs it: "orientation", "colour profile". */
  kept: readonly string[];
  /**
   * What a person should know before the file is changed: "Its signature will no longer be valid." If it
   * stays unchanged, it loses nothing. For a cleaned file: what can't be known to be clean.
   */
  warnings: readonly string[];
  /** The quality that a picture loses if it is resized or marked; it does not concern private data. */
  losses: readonly string[];
}

/** What the format itself reports; `losses` come from the picture's header. */
export type FileReport = Omit<Report, 'losses'>;
