/** The functions of the hooks' engine for secrets. */
declare const $security: {
  randomString(length: number): string;
  randomStringWithAlphabet(length: number, alphabet: string): string;
  /** A keyed hash, in hex. */
  hs256(text: string, secret: string): string;
  /** In hex. */
  sha256(text: string): string;
  /** The claims of a token, which is not verified. Throws if it is not a token. */
  parseUnverifiedJWT(token: string): { id?: unknown; type?: unknown };
  /** Compares in constant time. */
  equal(one: string, other: string): boolean;
};

interface AccessRule {
  readonly __accessRule: unique symbol;
}

/** What tokens of a kind are signed with. */
interface Secret {
  secret: string;
}

interface RecordCollection {
  /** Of a collection of people, as the others below: what their sessions are signed with. */
  authToken: Secret;
  passwordResetToken: Secret;
  emailChangeToken: Secret;
  verificationToken: Secret;
  fileToken: Secret;
}

interface RecordCollection {
  /** Who may change and delete its records; for `canAccessRecord`. */
  updateRule: AccessRule;
  deleteRule: AccessRule;
}

interface App {
  /** Whether a rule allows a request to access a record; a superuser may access every record. */
  canAccessRecord(
    record: HubRecord,
    request: ReturnType<RequestEvent['requestInfo']>,
    rule: AccessRule,
  ): boolean;
}
