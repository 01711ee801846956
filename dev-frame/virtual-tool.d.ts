/** The default export of a tool's `dev/index.ts`, inserted by `vite.config.ts`. */
declare module 'virtual:tool' {
  const setup: {
    tool: import('@hub/tool-kit').Tool;
    /** Handlers that answer in place of the server, with sample records. */
    handlers?: import('msw').RequestHandler[];
  };
  export default setup;
}
