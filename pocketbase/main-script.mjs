/**
 * What the bundle `lib/hub.js` says of its routes, hooks, jobs and commands (`hooks/hub.ts`).
 * @typedef {object} Table
 * @property {readonly { pattern: string, who: 'anybody' | 'by the rules' | 'signed in' | 'people' | 'admins' | 'owner', run?: unknown, isPassedOn?: true, isOpenToSites?: true }[]} routes
 * @property {readonly { event: string, collections: readonly string[] }[]} hooks
 * @property {readonly { id: string, schedule: string }[]} jobs
 * @property {readonly { use: string, short: string, flags?: { [name: string]: string } }[]} commands
 */

const HUB = 'require(`${__hooks}/lib/hub.js`)';
const json = JSON.stringify;

/**
 * What binds a route, unless PocketBase's own answers. A failure of the hub itself is named where something is done; where
 * a request is passed on, PocketBase's route does so.
 * @param {Table['routes'][number]} route
 * @param {number} number
 */
function routeLine({ pattern, run, isPassedOn, isOpenToSites }, number) {
  if (run === undefined) return '';
  const [method = '', path = ''] = pattern.split(' ');
  const serverErrors =
    method === 'GET' || isPassedOn ? '' : `(e) => ${HUB}.answerRouteErrors(${number}, e), `;
  const sites = isOpenToSites ? 'sites, ' : '';
  const preflight = isOpenToSites
    ? `routerAdd('OPTIONS', ${json(path)}, (e) => e.noContent(204), sites);`
    : '';
  return `routerAdd(${json(method)}, ${json(path)}, (e) => ${HUB}.runRoute(${number}, e), hubId, ${sites}${serverErrors}...hub.guardsOf(${number}));${preflight}`;
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
 * @param {Table['commands'][number]} command
 * @param {number} number
 */
function commandLine({ use, short, flags = {} }, number) {
  const options = Object.entries(flags).map(
    ([name, usage]) => `command.flags().string(${json(name)}, '', ${json(usage)});`,
  );
  return `{ const command = new Command({ use: ${json(use)}, short: ${json(short)}, run: (command, args) => ${HUB}.commands[${number}].run(command, args) }); ${options.join(' ')} $app.rootCmd.addCommand(command); }`;
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
    `const hubId = new Middleware((e) => ${HUB}.addHubId(e), hub.HUB_ID_PRIORITY, hub.HUB_ID);`,
    'routerUse(hubId);',
    `const sites = new Middleware((e) => ${HUB}.openToSites(e), hub.SITES_PRIORITY, hub.SITES);`,
    `routerUse(new Middleware((e) => ${HUB}.answerServerErrors(e), 0, hub.SERVER_ERRORS));`,
    `$app.onBootstrap().bindFunc((e) => ${HUB}.beforeOpening(e));`,
    `$app.onServe().bindFunc((e) => ${HUB}.settleRestore(e));`,
    `$app.onServe().bindFunc((e) => ${HUB}.noteStart(e));`,
    `$app.onServe().bindFunc((e) => ${HUB}.guardServer(e));`,
    ...hooks.map(hookLine),
    ...jobs.map(
      ({ id, schedule }, number) =>
        `cronAdd(${json(id)}, ${json(schedule)}, () => ${HUB}.jobs[${number}].run());`,
    ),
    ...routes.map(routeLine),
    `routerAdd('GET', '/{path...}', (e) => ${HUB}.servePage(e));`,
    ...commands.map(commandLine),
    '',
  ]
    .filter((line, at, lines) => line !== '' || at === lines.length - 1)
    .join('\n');
}
