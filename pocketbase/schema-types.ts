/** What a field holds beyond its type; the hooks check it (`hooks/validate.ts`). */
export type Meaning = 'trimmed' | 'date' | 'web-address' | 'tags' | 'exercises' | 'plan-workouts';

interface FieldBase {
  name: string;
  required?: true;
  holds?: Meaning;
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
    | { type: 'relation'; to: 'users'; maxSelect: 1; cascadeDelete: true }
    | { type: 'autodate'; onCreate: true; onUpdate?: true }
  );

/** A collection; a rule that is `null` lets in superusers only. */
export interface Collection {
  name: string;
  type: 'base' | 'auth';
  /** The name of its record type in @hub/pb-client; a collection closed to clients has none. */
  record?: string;
  /** The field that says whose a record is. */
  ownedBy?: 'owner' | 'user';
  rules: Record<'list' | 'view' | 'create' | 'update' | 'delete', string | null> & { manage?: string };
  fields: readonly Field[];
  indexes: readonly string[];
}
