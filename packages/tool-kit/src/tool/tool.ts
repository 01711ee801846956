import type { CalendarDate } from '@hub/calendar';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import type { PersistedParsers } from '../persisted/read-persisted';
import type { ToolImports } from '../import/tool-imports';
import type { OutboxByCollection } from '../outbox/define-outbox';

/** A tile's request to the server: the number of records, and the first ones if `first` is set. */
export interface TileQuery {
  readonly collection: string;
  /** PocketBase's filter and the values of its placeholders; all records without it. */
  readonly filter?: readonly [expression: string, values: Readonly<Record<string, string>>];
  /**
   * How many of the first records are wanted, in which order, and which of their fields; both as PocketBase writes
   * them.
   */
  readonly first?: { readonly most: number; readonly sort: string; readonly fields: string };
  /** The line does without it where it can't be loaded. */
  readonly isExtra?: true;
}

/** The result of a `TileQuery`. */
export interface TileRecords {
  readonly total: number;
  /** The first records' fields as the server keeps them; none where none was asked for. */
  readonly first: readonly Readonly<Record<string, unknown>>[];
}

/** The person and the day of a tile. */
export interface TileMoment {
  readonly today: CalendarDate;
  /** The signed-in person. */
  readonly personId: string;
  /** They are an admin, who is told of others as well. */
  readonly isAdmin: boolean;
}

/** A live line for a tile: a few small calls, and no list is loaded for it. */
export interface TileSummary {
  readonly queries: (moment: TileMoment) => readonly TileQuery[];
  /** The line that the found records make, in the order of `queries`; of an extra query there may be none. */
  readonly inWords: (found: readonly (TileRecords | undefined)[], moment: TileMoment) => string;
}

/** A live line for a tile that needs no request: it comes from the clock, or from a text that the tool has stored on the device. */
export interface LocalLine {
  /** The line as it is now; `null` while there is none. */
  readonly read: (personId: string, now: Date) => string | null;
  /** Calls `onChange` when the line may have become another; gives the function that stops it. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/**
 * The data of a tool that are there offline (specification §2.19); its code is on the device already. A tool declares them in its
 * `offline.ts`, apart from `index.ts`, so that the first screen does not wait for this code.
 */
export interface Offline {
  /** Tools prefetch in this order, the lowest first: cards are needed at a till. */
  readonly order: number;
  /** All queries under these keys are persisted on the person's device. They hold no file and no address of one. */
  readonly keys: readonly QueryKey[];
  /** Raised by one whenever the shape of these queries' data changes: data of other versions are deleted, not read. */
  readonly version: number;
  /** Loads the parsers of the persisted data. A query that they refuse is deleted alone. */
  readonly parsers: () => Promise<PersistedParsers>;
  /** Whose records are named before a log-out removes them from the device, and the words for one and for several. */
  readonly counted?: { readonly key: QueryKey; readonly one: string; readonly several?: string };
  /** The data are the same for everybody, such as exchange rates: no person can lose access to them. */
  readonly isPublic?: true;
  /** Prefetches the data that are needed offline, as far as they are stale. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** The collections whose changes may wait on the device while the hub can't be reached. */
  readonly outbox?: OutboxByCollection;
  /**
   * Makes the lists of this day from those of the days before, where there are none yet: midnight passes offline too.
   */
  readonly carryOver?: (queryClient: QueryClient, today: CalendarDate) => Promise<void>;
}

/**
 * What a tool offers to do with files that another app has shared (specification §2.150). A tool declares it in its
 * `takes-shared.ts`, apart from `index.ts`: only the screen that asks needs it.
 */
export interface SharedUse {
  /** The tool's id. */
  readonly tool: string;
  /** The words of the choice. */
  readonly inWords: (count: number) => string;
  /** The media types of the files. */
  readonly types: readonly string[];
  /** The most files at once. */
  readonly most: number;
  /** The screen that takes them, by `useTakenFiles`. */
  readonly path: string;
}

/** A screen of a tool to which a page of the hub leads. */
interface ToolLink {
  /** What is there. */
  readonly title: string;
  readonly path: `/${string}`;
}

/** A screen of a tool to which the account page leads. */
export interface ToolSettings extends ToolLink {
  /** What is set there, in a few words. */
  readonly line: string;
}

/** A tool as the hub knows it: enough to render its tile and menu entry, and to mount its routes. */
export interface Tool {
  /** The name of its folder in `packages`. */
  readonly id: string;
  /** The word on the tile and in the menu, as the specification spells it. */
  readonly name: string;
  /** Where the tile leads. */
  readonly path: `/${string}`;
  readonly icon: LucideIcon;
  /** The quiet line under the name; drawn at once, before anything is loaded. */
  readonly tagline: string;
  /** People are reminded of what it holds: its server part has `reminders`. */
  readonly reminds?: true;
  /** Routes with lazy pages, mounted behind the sign-in guard. */
  readonly routes: RouteObject[];
  /** Loads the code of the first page and of what it asks for, once. */
  readonly load: () => Promise<unknown>;
  /** Starts loading the first page and its data; called when a finger or a pointer nears the tile. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** Loads the files that it takes in and makes. */
  readonly imports?: () => Promise<ToolImports>;
  /** Takes the place of the tagline once it is known. */
  readonly summary?: TileSummary;
  /** What each person sets for themselves. */
  readonly settings?: ToolSettings;
  /** What admins do in it for the whole hub. */
  readonly administers?: ToolSettings;
  /** Where a person makes their first record. */
  readonly begins?: ToolLink;
  /** In place of a summary, where the line needs no call. */
  readonly localLine?: LocalLine;
}

/**
 * Declares a tool. A package's `index.ts` exports exactly one, as `tool`, built of metadata and dynamic imports only.
 */
export function defineTool(tool: Tool): Tool {
  return tool;
}
