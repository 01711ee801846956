import type { CalendarDate } from '@hub/calendar';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import type { PersistedParsers } from '../persisted/read-persisted';
import type { ToolImports } from '../import/tool-imports';
import type { OutboxByCollection } from '../outbox/rules';

/** A tile's request to the server: the number of records, and the first ones if `first` is set. */
export interface TileQuery {
  readonly collection: string;
  /** PocketBase's filter and the values of its placeholders; all records without it. */
  readonly filter?: readonly [expression: string, values: Readonly<Record<string, string>>];
  /**
   * How many of the first records to load, in which order, and which of their fields; order and fields in
   * PocketBase's notation.
   */
  readonly first?: { readonly most: number; readonly sort: string; readonly fields: string };
  /** The line can be shown without it if it fails to load. */
  readonly isExtra?: true;
}

/** The result of a `TileQuery`. */
export interface TileRecords {
  readonly total: number;
  /** The fields of the first records, as the server stores them; empty if none were requested. */
  readonly first: readonly Readonly<Record<string, unknown>>[];
}

/** The person and the day of a tile. */
export interface TileMoment {
  readonly today: CalendarDate;
  /** The signed-in person. */
  readonly personId: string;
  /** Whether they are an admin, who is informed about others as well. */
  readonly isAdmin: boolean;
}

/** A tile's live line: a few small requests; no list is loaded for it. */
export interface TileSummary {
  readonly queries: (moment: TileMoment) => readonly TileQuery[];
  /** The line for the results, in the order of `queries`; the result of an extra query may be missing. */
  readonly inWords: (found: readonly (TileRecords | undefined)[], moment: TileMoment) => string;
}

/** A tile's live line without a request: from the clock, or from what the tool has stored on the device. */
export interface LocalLine {
  /** The current line; `null` while there is none. */
  readonly read: (personId: string, now: Date) => string | null;
  /** Calls `onChange` when the line may have changed; returns the function that unsubscribes. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** A kind of draft that a tool keeps on the device until it is saved or discarded. */
export interface DraftKind {
  /** The prefix of the names of such drafts. */
  readonly names: string;
  /** Its singular and plural. */
  readonly one: string;
  readonly several?: string;
}

/**
 * A tool's data that are available offline (specification §2.19); its code is on the device anyway. A tool
 * declares them in its `offline.ts`, apart from `index.ts`, so that the first screen does not wait for this
 * code.
 */
export interface Offline {
  /** Tools prefetch in this order, the lowest first: cards are needed at a till. */
  readonly order: number;
  /** The keys whose queries are persisted on the person's device. These contain no files and no URLs of files. */
  readonly keys: readonly QueryKey[];
  /**
   * Raised by one when a stored value gets another meaning in the same shape: data of other versions are
   * deleted, not read. A new shape needs no new version, because the parsers refuse what no longer fits.
   */
  readonly version: number;
  /** Loads the parsers of the persisted data. A query that they refuse is deleted alone. */
  readonly parsers: () => Promise<PersistedParsers>;
  /** What a log-out removes from the device, in the singular and plural, for the question before it. */
  readonly counted?: { readonly key: QueryKey; readonly one: string; readonly several?: string };
  /** The kinds of drafts that the question before a log-out names. */
  readonly drafts?: readonly DraftKind[];
  /** The data are the same for everybody, such as exchange rates: nobody can lose access to them. */
  readonly isPublic?: true;
  /** Prefetches the data that are needed offline, unless they are fresh. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** The collections whose changes can wait on the device while the hub can't be reached. */
  readonly outbox?: OutboxByCollection;
  /** Derives today's lists from those of earlier days, if there are none yet: midnight passes offline too. */
  readonly carryOver?: (queryClient: QueryClient, today: CalendarDate) => Promise<void>;
}

/**
 * How a tool uses files that another app has shared (specification §2.150). A tool declares it in its
 * `takes-shared.ts`, apart from `index.ts`: only the screen that offers the choice needs it.
 */
export interface SharedUse {
  /** The tool's id. */
  readonly tool: string;
  /** The label of the choice. */
  readonly inWords: (count: number) => string;
  /** The accepted media types. */
  readonly types: readonly string[];
  /** The most files at once. */
  readonly most: number;
  /** The screen that receives the files, by `useTakenFiles`. */
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

/** What people share with everyone in a tool. */
export interface Shares {
  /** Its collection, which has `owner`. */
  readonly collection: string;
  /** The singular and plural of its records. */
  readonly one: string;
  readonly several?: string;
}

/** A tool as the hub knows it: enough to render its tile and menu entry, and to mount its routes. */
export interface Tool {
  /** The name of its folder in `packages`. */
  readonly id: string;
  /** Its name on the tile and in the menu, as the specification spells it. */
  readonly name: string;
  /** The address that the tile opens. */
  readonly path: `/${string}`;
  readonly icon: LucideIcon;
  /** The line below the name before anything is loaded. */
  readonly tagline: string;
  /** Whether people get reminders of its records: its server part has `reminders`. */
  readonly reminds?: true;
  /** Routes with lazy pages, mounted behind the sign-in guard. */
  readonly routes: RouteObject[];
  /** Loads the code of the first page and its imports, once. */
  readonly load: () => Promise<unknown>;
  /** Starts loading the first page and its data; called when a finger or a pointer nears the tile. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** Loads its imports and exports. */
  readonly imports?: () => Promise<ToolImports>;
  /** Replaces the tagline once it is known. */
  readonly summary?: TileSummary;
  /** The settings that each person has. */
  readonly settings?: ToolSettings;
  /** What admins do in it for the whole hub. */
  readonly administers?: ToolSettings & {
    /** The form that adds one. */
    readonly adds: ToolLink;
  };
  /** Where a person makes their first record. */
  readonly begins?: ToolLink;
  /** What others share here is announced on home. */
  readonly shares?: Shares;
  /** In place of a summary, where the line needs no call. */
  readonly localLine?: LocalLine;
}

/** Declares a tool. A package's `index.ts` exports one, `tool`: metadata and dynamic imports only. */
export function defineTool(tool: Tool): Tool {
  return tool;
}
