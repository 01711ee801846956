// Runs before any script that could put text where a browser runs it: this policy lets nothing through but the hub's own
// three workers and no HTML at all, which is how the chart empties its tooltip (specification §9.8).
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (text) => {
    const { origin, pathname } = new URL(text, document.baseURI);
    const isWorker = /^\/(service-worker|assets\/(obscura|scan)\.worker-[\w-]+)\.js$/.test(pathname);
    return origin === location.origin && isWorker ? text : null;
  },
  createHTML: (text) => (text === '' ? text : null),
});
