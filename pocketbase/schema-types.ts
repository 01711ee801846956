interface FieldBase {
  name: string;
  required?: true;
  /** An additional check: its name in the hub (`hooks/validate.ts`) or in a tool's server part. */
  holds?: string;
  /** Sent to superusers only. */
  hidden?: true;
}

/** A field, with PocketBase's own names for its options. */
export type Field = FieldBase &
  (
    | { type: 'text'; max: number; pattern?: string }
    | { type: 'email' | 'bool' | 'password' }
    | { type: 'number'; onlyInt: true; min: number; max?: number }
    | { type: 'select'; values: readonly string[]; maxSelect: 1 }
    | { type: 'json'; maxSize: number }
    | { type: 'file'; maxSelect: 1; maxSize: number; mimeTypes: readonly string[]; protected: true }
    | { type: 'relation'; to: 'users'; maxSelect: 1; cascadeDelete: boolean }
    | { type: 'autodate'; onCreate: true; onUpdate?: true }
  );

/** A collection; if a rule is `null`, only superusers have access. */
export interface Collection {
  name: string;
  /** PocketBase derives it from type and name. Given for documents, because their URLs may contain it. */
  id?: string;
  type: 'base' | 'auth';
  /** The name of its record type in @hub/pb-client; missing for a collection without access for clients. */
  record?: string;
  /** The field with the owner of a record. */
  ownedBy?: 'owner' | 'user';
  /** Why the archive of a person's data excludes its records: a sentence for the person. */
  leftOut?: string;
  /** Whether the person whose records these are may know nothing of them, not even how many there are. */
  isKeptFromOwner?: true;
  /** The words for one record and for several, where people see how many there are. */
  called?: { one: string; many: string };
  /**
   * A record's owner can restore it for 30 days after its deletion, without files; the field `title` names the
   * record.
   */
  keepsDeleted?: { title: string };
  /**
   * The fields by which screens filter, search and sort its lists; besides the id, the owner, and the times
   * of creation and change. Only superusers may use any other.
   */
  lists?: { filter?: readonly string[]; contains?: readonly string[]; sort?: readonly string[] };
  /** A unique field, and the message for a duplicate. */
  taken?: { field: string; sentence: string };
  rules: Record<'list' | 'view' | 'create' | 'update' | 'delete', string | null> & {
    manage?: string;
    /** The rule of an auth collection for signing in. */
    auth?: string;
  };
  fields: readonly Field[];
  indexes: readonly string[];
}
