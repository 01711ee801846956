/** Noon of a Friday in the middle of a month. */
const BEGIN = Date.UTC(2026, 10, 20, 12);

const now = Date.now.bind(Date);
const offset = BEGIN - now();

// Stories look the same on every day: their clock starts at this time and runs on.
globalThis.Date = new Proxy(Date, {
  construct: (target, values: unknown[], newTarget: typeof Date): object =>
    Reflect.construct(target, values.length === 0 ? [now() + offset] : values, newTarget) as object,
  get: (target, key): unknown => (key === 'now' ? () => now() + offset : Reflect.get(target, key)),
});
