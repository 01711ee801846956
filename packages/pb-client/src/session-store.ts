import { BaseAuthStore } from 'pocketbase';

/** Where PocketBase's own store saves a session. Scripts that run before the first paint read it, too. */
const KEY = 'pocketbase_auth';

type AuthRecord = BaseAuthStore['record'];

interface StoredSession {
  token?: string;
  record?: AuthRecord;
}

/** The stored session; empty if it can't be read. */
function readStored(): StoredSession {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as StoredSession | null) ?? {};
  } catch {
    return {};
  }
}

function removeStored(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/**
 * Stores the session on the device, as PocketBase's own store does. If the browser refuses (cookies blocked,
 * storage full), where PocketBase's would throw, the session lasts for this tab.
 */
export class SessionStore extends BaseAuthStore {
  #isTabOnly = false;

  constructor() {
    super();
    const follow = () => {
      const { token = '', record = null } = readStored();
      super.save(token, record);
    };
    // Never removed: the store lives as long as the page. Another tab has signed in or out.
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY) follow();
    });
    // A page in the back/forward cache is told of nothing: when it is shown again, others may have done so.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && !this.#isTabOnly) follow();
    });
  }

  /** Whether the session ends with the tab. */
  get isTabOnly(): boolean {
    return this.#isTabOnly;
  }

  override get token(): string {
    return this.#isTabOnly ? this.baseToken : (readStored().token ?? '');
  }

  override get record(): AuthRecord {
    return this.#isTabOnly ? this.baseModel : (readStored().record ?? null);
  }

  override save(token: string, record: AuthRecord = null): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ token, record }));
      this.#isTabOnly = false;
    } catch {
      this.#isTabOnly = true;
      // It belonged to the person who was signed in before.
      removeStored();
    }
    super.save(token, record);
  }

  override clear(): void {
    removeStored();
    this.#isTabOnly = false;
    super.clear();
  }
}
