import { Page } from '@hub/ui';
import { FirstHome } from '../first-home/first-home';
import { Tile } from '../home/tile';
import { tools } from '../tools';

/** The home screen: a tile for each tool, and for who begins what to do first. */
export function HomePage() {
  return (
    <Page title="Apps">
      <ul className="grid gap-3 @pair:grid-cols-2">
        {tools.map((tool) => (
          <li key={tool.id} className="grid min-w-0">
            <Tile tool={tool} />
          </li>
        ))}
      </ul>
      <FirstHome />
    </Page>
  );
}
