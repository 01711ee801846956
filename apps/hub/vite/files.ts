import type { Rolldown } from 'vite';

/** Which modules stand in a file of their own. The first that holds a module has it. */
const FILES = [
  // Heavy, so it is loaded when a chart is shown.
  {
    name: 'chart',
    holds:
      /node_modules[\\/](echarts|echarts-for-react|size-sensor|fast-deep-equal|zrender|tslib)[\\/]|ui[\\/]dist[\\/]chart[\\/]/,
  },
  // It is loaded when a list is long.
  {
    name: 'virtual-list',
    holds:
      /@tanstack[\\/](virtual-core|react-virtual)[\\/]|ui[\\/]dist[\\/]data[\\/](virtual-|use-window-rows|use-stay-at-end|typical-height)/,
  },
  // What of the shared parts one tool alone has use for.
  {
    name: 'expiry',
    holds: /ui[\\/]dist[\\/](data[\\/]table|actions[\\/]row-actions|form[\\/]datalist-field)/,
  },
  { name: 'workout', holds: /query-core[\\/].*infiniteQueryObserver|react-query[\\/].*useInfiniteQuery/ },
  { name: 'obscura', holds: /packages[\\/]file-core[\\/]|ui[\\/]dist[\\/]layout[\\/]disclosure/ },
  { name: 'workout-progress', holds: /ui[\\/]dist[\\/]layout[\\/]compare-slider/ },
  {
    name: 'workout-plans',
    holds:
      /@dnd-kit[\\/]|workout[\\/]dist[\\/]rules[\\/](?!results)|ui[\\/]dist[\\/](data[\\/](sortable-list|month)|form[\\/](day-picker|combobox))/,
  },
  // What an installed hub loads once its first screen stands.
  {
    name: 'persisted',
    holds:
      /hub[\\/]src[\\/]persisted[\\/](?!forget)|packages[\\/]\w+[\\/]dist[\\/]offline\.js|query-core[\\/].*hydration|tool-kit[\\/]dist[\\/](persisted[\\/](fill-items|read-persisted)|outbox[\\/](index|outbox|outbox-database|change|change-store|held-change|holds|rules|send|step|tool-rules|waiting-change|waiting-list)\.js)|hub[\\/]src[\\/]outbox[\\/]open-outbox|node_modules[\\/]idb[\\/]/,
  },
  // What tools are made with.
  {
    name: 'kit',
    holds: /[\\/](@tanstack|valibot)[\\/]|packages[\\/](ui|auth|calendar|locale|pb-client|tool-kit)[\\/]/,
  },
  // What of Workout only some people open, and what is loaded when it is asked for.
  { name: 'exercise-library', holds: /workout[\\/].*\.json$/ },
  { name: 'workout-progress', holds: /workout[\\/]dist[\\/]progress[\\/](?!routes)/ },
  { name: 'workout-plans', holds: /workout[\\/]dist[\\/]coach[\\/]plans[\\/](?!routes)/ },
  { name: 'workout-coach', holds: /workout[\\/]dist[\\/]coach[\\/](?!\w+[\\/]routes)/ },
  // The list is what all begin with.
  { name: 'workout-workout', holds: /workout[\\/]dist[\\/]athlete[\\/]workout[\\/]/ },
];
/**
 * What tools say of what an installed hub keeps: how it is read, what is prefetched for that. Each stands on its tool's file, so
 * they come after all others.
 */
const OF_PERSISTED =
  /tool-kit[\\/]dist[\\/]persisted[\\/](persisted-list|newest-of)|packages[\\/]\w+[\\/]dist[\\/](api[\\/]\w+\.persisted|persisted|\w+[\\/]prefetch|model[\\/]carry-over)\.js/;
/** A tool is one file: its screens share most of it. What few people open is a file beside it. */
const TOOL = /packages[\\/](\w+)[\\/]dist/;
const ICON = /node_modules[\\/]lucide-react[\\/]/;

/** The file of an icon: that of what alone draws it. An icon may have another name, which is a module too. */
function fileOfIcon(id: string, modules: Rolldown.ChunkingContext): string | null {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const [file = null, ...others] = new Set(importers.map((importer) => fileOf(importer, modules)));
  return others.length === 0 ? file : 'kit';
}

/** The file that a module is in; `null` for the hub's own, whose pages are a file each. */
function fileOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  if (ICON.test(id)) return fileOfIcon(id, modules);
  if (OF_PERSISTED.test(id)) return null;
  return FILES.find(({ holds }) => holds.test(id))?.name ?? TOOL.exec(id)?.[1] ?? null;
}

const only: (file: string) => Rolldown.CodeSplittingNameFunction = (file) => (id, modules) =>
  fileOf(id, modules) === file ? file : null;

/**
 * How the code of the hub is divided. Few files, each with an owner: a browser asks for six at a time, and each answer
 * has its headers. What a release leaves as it is stays in people's caches. A group brings along what its modules stand
 * on, so what several share goes before them.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|pocketbase)[\\/]/,
    priority: 6,
  },
  { name: 'start', tags: ['$initial'], priority: 5 },
  // With all that home stands on, the addresses of the tools among it.
  {
    name: 'shell',
    test: /hub[\\/]src[\\/](shell|home|tools|installed[\\/]offer|pages[\\/](home|error))/,
    priority: 4,
  },
  { name: only('kit'), debugName: 'kit', priority: 3 },
  { name: only('virtual-list'), debugName: 'virtual-list', priority: 2 },
  { name: fileOf, debugName: 'tools', priority: 1 },
  { name: 'offline-tools', test: OF_PERSISTED },
];
