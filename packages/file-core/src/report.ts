/** The kinds of file that are taken, told by what is in them. */
export type Kind = 'jpeg' | 'png' | 'pdf';

/** What a detail gives away; `more` is for what is none of the others, such as bytes that no one can read. */
export type Topic = 'where' | 'when' | 'device' | 'who' | 'edits' | 'more';

/** A time as a file notes it: date as `YYYY-MM-DD`, time as `HH:MM:SS`, distance from UTC as `+08:00`. */
export interface Moment {
  date: string;
  time?: string;
  offset?: string;
}

/** One thing that a file tells of its owner: "Camera", "Fairphone 5". */
export interface Detail {
  topic: Topic;
  label: string;
  value: string | Moment;
}

/** What a file is, and what it gives away. */
export interface Report {
  kind: Kind;
  /** As the picture is seen: turned as the file says. `null` for a PDF. */
  size: { width: number; height: number } | null;
  /** `null` for a picture. */
  pages: number | null;
  /** All that goes; nothing else stands between a file and clean. */
  details: readonly Detail[];
  /** What stays because the picture needs it: "orientation", "colour profile". */
  kept: readonly string[];
  /** What a person should know before the file is changed: "Its signature will no longer be valid." Unchanged, it loses nothing. Of a clean file, what can't be known to be. */
  warnings: readonly string[];
  /** What a picture loses of its quality where it is resized or marked; this says nothing of what is private. */
  losses: readonly string[];
}

/** What its format alone knows of a file: what drawing costs is told by the picture's header. */
export type FileReport = Omit<Report, 'losses'>;
