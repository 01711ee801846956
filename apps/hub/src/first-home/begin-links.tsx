import { LinkButton } from '@hub/ui';
import { tools } from '../tools';

/** The ways to a first record, of each tool that has one. */
export function BeginLinks() {
  return (
    <ul className="flex flex-wrap gap-2">
      {tools.map(
        ({ id, icon, begins }) =>
          begins && (
            <li key={id}>
              <LinkButton variant="quiet" icon={icon} to={begins.path}>
                {begins.title}
              </LinkButton>
            </li>
          ),
      )}
    </ul>
  );
}
