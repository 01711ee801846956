/** The default export of a tool's `dev/index.ts`, put in place by `vite.config.ts`. */
declare module 'virtual:tool' {
  const setup: {
    tool: import('@hub/tool-kit').Tool;
    /** Answers in place of the server, with sample records. */
    handlers?: import('msw').RequestHandler[];
  };
  export default setup;
}
