import type { CalendarDate } from '@hub/calendar';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router-dom';
import type { KeptParsers } from '../kept/read-kept';
import type { OutboxByCollection } from '../outbox/define-outbox';

/** What the server is asked for a tile: how many records there are and, where `first` says so, which come first. */
export interface TileQuery {
  readonly collection: string;
  /** PocketBase's filter and the values of its placeholders; all records without it. */
  readonly filter?: readonly [expression: string, values: Readonly<Record<string, string>>];
  /**
   * How many of the first records are wanted, in which order, and which of their fields; both as PocketBase writes
   * them.
   */
  readonly first?: { readonly most: number; readonly sort: string; readonly fields: string };
}

/** What a `TileQuery` has found. */
export interface TileRecords {
  readonly total: number;
  /** The first records' fields as the server keeps them; none where none was asked for. */
  readonly first: readonly Readonly<Record<string, unknown>>[];
}

/** Whose tile it is, and on which day. */
export interface TileMoment {
  readonly today: CalendarDate;
  /** The person who is signed in. */
  readonly personId: string;
}

/** A live line for a tile: a few small calls, and no list is loaded for it. */
export interface TileSummary {
  readonly queries: (moment: TileMoment) => readonly TileQuery[];
  /** The line that the found records make, in the order of `queries`. */
  readonly inWords: (found: readonly TileRecords[], moment: TileMoment) => string;
}

/** A live line for a tile that needs no request: it comes from the clock, or the tool has kept it on the device. */
export interface LocalLine {
  /** The line as it is now; `null` while there is none. */
  readonly read: (personId: string, now: Date) => string | null;
  /** Calls `onChange` when the line may have become another; gives the function that stops it. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/**
 * What of a tool is there without a network (specification §2.19): data only, its code is on the device already. A tool
 * declares it in its `offline.ts`, apart from `index.ts`: no first screen waits for it.
 */
export interface Offline {
  /** Its place among the tools when they prefetch: what is wanted at a till comes first. */
  readonly order: number;
  /** All queries under these keys are kept on the person's device. No file and no address of one lies there. */
  readonly keys: readonly QueryKey[];
  /**
   * One more whenever what these queries hold has got another shape: what an older release has kept is dropped then.
   */
  readonly version: number;
  /** Read what is kept of each query; what none of them can read is dropped by itself. */
  readonly parsers: () => Promise<KeptParsers>;
  /** What is kept is public, such as exchange rates: no person can lose access to it. */
  readonly isPublic?: true;
  /** Prefetches what is wanted offline, as far as it is not fresh. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** The collections whose changes may wait on the device while the hub can't be reached. */
  readonly outbox?: OutboxByCollection;
  /**
   * Makes the lists of this day from those of the days before, where there are none yet: midnight passes offline too.
   */
  readonly carryOver?: (queryClient: QueryClient, today: CalendarDate) => Promise<void>;
}

/** What the hub knows of a tool: enough to draw its tile, list it in the menu and mount its routes. */
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
  /** Routes with lazy pages, mounted behind the sign-in guard. */
  readonly routes: RouteObject[];
  /** Loads the code of the first page and of what it asks for, once. */
  readonly load: () => Promise<unknown>;
  /** Starts loading the first page and its data; called when a finger or a pointer nears the tile. */
  readonly prefetch: (queryClient: QueryClient) => Promise<unknown>;
  /** Takes the place of the tagline once it is known. */
  readonly summary?: TileSummary;
  /** In place of a summary, where the line needs no call. */
  readonly localLine?: LocalLine;
}

/**
 * Declares a tool. A package's `index.ts` exports exactly one, as `tool`, built of metadata and dynamic imports only.
 */
export function defineTool(tool: Tool): Tool {
  return tool;
}
