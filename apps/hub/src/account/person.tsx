import { useSession } from '@hub/auth';
import { Address, Badge, Card } from '@hub/ui';

/** The signed-in person. */
export function Person() {
  const { user } = useSession();
  if (user === null) return null;
  const name = user.name ?? user.username;
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-20 leading-none font-bold uppercase"
      >
        {Array.from(name ?? user.email)[0]}
      </span>
      <div className="flex-[1_1_10rem]">
        {name !== null && <p className="text-17 font-bold wrap-break-word">{name}</p>}
        <p className="wrap-anywhere text-muted">
          <Address>{user.email}</Address>
        </p>
      </div>
      {user.isAdmin && <Badge tone="accent">Admin</Badge>}
    </Card>
  );
}
