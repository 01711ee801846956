/**
 * What the bundle `lib/hub.js` says of its routes, hooks, jobs and commands (`hooks/hub.ts`).
 * @typedef {object} Table
 * @property {readonly { pattern: string, who: 'people' | 'signed-in' | 'anybody', saysTrouble?: true }[]} routes
 * @property {readonly { event: string, collections: readonly string[] }[]} hooks
 * @property {readonly { id: string, schedule: string }[]} jobs
 * @property {readonly { use: string, short: string }[]} commands
 */

const HUB = 'require(`${__hooks}/lib/hub.js`)';
const json = JSON.stringify;

/**
 * @param {Table['routes'][number]} route
 * @param {number} number
 */
function routeLine({ pattern, saysTrouble }, number) {
  const [method = '', path = ''] = pattern.split(' ');
  const trouble = saysTrouble ? 'sayTrouble, ' : '';
  return `routerAdd(${json(method)}, ${json(path)}, (e) => ${HUB}.routes[${number}].run(e), mark, ${trouble}...hub.guardsOf(${number}));`;
}

/**
 * @param {Table['hooks'][number]} hook
 * @param {number} number
 */
function hookLine({ event, collections }, number) {
  const tags = collections.map((name) => `, ${json(name)}`).join('');
  return `${event}((e) => ${HUB}.hooks[${number}].run(e)${tags});`;
}

/**
 * The source of `main.pb.js`, the one file that PocketBase loads by itself (several would load in random order). PocketBase
 * takes the source of each function in it and runs it in another engine: all that it may use is `require`. So each of
 * them is written out, with its number in the table.
 * @param {Table} table
 */
export function mainScript({ routes, hooks, jobs, commands }) {
  return [
    `const hub = ${HUB};`,
    `const mark = new Middleware((e) => ${HUB}.markAnswer(e), hub.MARK_PRIORITY, hub.MARK);`,
    `const sayTrouble = (e) => ${HUB}.sayTrouble(e);`,
    'routerUse(mark);',
    'routerUse(new Middleware(sayTrouble, 0, hub.TROUBLE));',
    `$app.onServe().bindFunc((e) => ${HUB}.guardServer(e));`,
    ...hooks.map(hookLine),
    ...jobs.map(
      ({ id, schedule }, number) =>
        `cronAdd(${json(id)}, ${json(schedule)}, () => ${HUB}.jobs[${number}].run());`,
    ),
    ...routes.map(routeLine),
    `routerAdd('GET', '/{path...}', (e) => ${HUB}.servePage(e));`,
    ...commands.map(
      ({ use, short }, number) =>
        `$app.rootCmd.addCommand(new Command({ use: ${json(use)}, short: ${json(short)}, run: (command, args) => ${HUB}.commands[${number}].run(command, args) }));`,
    ),
    '',
  ].join('\n');
}
