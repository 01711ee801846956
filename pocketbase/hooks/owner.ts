import { alignRights } from './account';
import { isSameEmail } from './owner-login';

/** The hub's owner when the environment names nobody. */
const DEFAULT_OWNER = 'owner@example.com';

/** The address of the hub's owner: the specification's "one specific owner address". */
export function ownerEmail(): string {
  return $os.getenv('HUB_OWNER_EMAIL').trim() || DEFAULT_OWNER;
}

function isOwner(email: string): boolean {
  return isSameEmail(email, ownerEmail());
}

function makeAdmin(record: HubRecord): void {
  record.set('role', 'admin');
  record.set('isAdmin', true);
}

/** On every save of a person: the owner is an admin and keeps the address, all others are one fully or not at all. */
export function keepOwnerAdmin(e: RecordEvent): void {
  const { record } = e;
  if (!record.isNew() && isOwner(record.original().email()) && !isOwner(record.email())) {
    const sentence = 'The owner’s e-mail is set where the hub is started (HUB_OWNER_EMAIL).';
    throw new BadRequestError(sentence, { email: new ValidationError('hub_owner', sentence) });
  }
  if (isOwner(record.email())) makeAdmin(record);
  else alignRights(record);
  e.next();
}

/** Another admin may not change the owner's account: whoever sets its password would be the owner. */
export function guardOwner(e: RecordRequestEvent): void {
  const isSelf = e.auth?.id === e.record.id;
  if (isOwner(e.record.original().email()) && !isSelf && e.auth?.isSuperuser() !== true) {
    throw new ForbiddenError('Only the owner can change the owner’s account.');
  }
  e.next();
}

/** The owner can't be deleted. */
export function keepOwner(e: RecordEvent): void {
  if (isOwner(e.record.email())) throw new ForbiddenError('The owner of the hub can’t be deleted.');
  e.next();
}

/** Makes someone whose address became the owner's (the environment changed) an admin when they sign in. */
export function claimOwner(e: RecordRequestEvent): void {
  const { record } = e;
  const isAdmin = record.getString('role') === 'admin' && record.getBool('isAdmin');
  if (isOwner(record.email()) && !isAdmin) e.app.save(record);
  e.next();
}

/** People can't move their account to another address themselves: admins do. */
export function refuseEmailChange(): void {
  throw new ForbiddenError('Ask an admin to change your e-mail.');
}
