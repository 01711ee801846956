import { BaseAuthStore } from 'pocketbase';

/** Where PocketBase's own store keeps a session. Scripts that run before the first paint read it, too. */
const KEY = 'pocketbase_auth';

type AuthRecord = BaseAuthStore['record'];

interface KeptSession {
  token?: string;
  record?: AuthRecord;
}

/** What is on the device; nothing where it can't be read. */
function readKept(): KeptSession {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptSession | null) ?? {};
  } catch {
    return {};
  }
}

function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Keeps the session on the device, as PocketBase's own store does; in this tab alone where the browser lets nothing be kept,
 * because cookies are blocked or its storage is full. There PocketBase's would fail.
 */
export class SessionStore extends BaseAuthStore {
  #isTabOnly = false;

  constructor() {
    super();
    if (typeof window === 'undefined') return;
    // For as long as the page lives: another tab has signed in or out.
    window.addEventListener('storage', ({ key }) => {
      if (key !== KEY) return;
      const { token = '', record = null } = readKept();
      super.save(token, record);
    });
  }

  /** Whether the session ends with the tab. The build, which draws pages for somebody signed in, has none to end with. */
  get isTabOnly(): boolean {
    return this.#isTabOnly && typeof window !== 'undefined';
  }

  override get token(): string {
    return this.#isTabOnly ? this.baseToken : (readKept().token ?? '');
  }

  override get record(): AuthRecord {
    return this.#isTabOnly ? this.baseModel : (readKept().record ?? null);
  }

  override save(token: string, record: AuthRecord = null): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ token, record }));
      this.#isTabOnly = false;
    } catch {
      this.#isTabOnly = true;
      // Another person's, who was signed in before.
      forgetKept();
    }
    super.save(token, record);
  }

  override clear(): void {
    forgetKept();
    this.#isTabOnly = false;
    super.clear();
  }
}
