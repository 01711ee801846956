import { LinkButton, List, ListItem, Page } from '@hub/ui';
import { Download } from 'lucide-react';
import { guides } from '../guides/guides';

/** The guides, each to download as a PDF. */
export function DocumentsPage() {
  return (
    <Page title="Documents" back="/account">
      <List label="Guides">
        {guides.map(({ title, summary, href }) => (
          <ListItem
            key={href}
            trailing={
              <LinkButton
                to={href}
                reloadDocument
                download
                variant="quiet"
                size="sm"
                icon={Download}
                aria-label={`Download ${title}`}
                className="mr-2"
              >
                Download
              </LinkButton>
            }
          >
            <span className="block font-medium">{title}</span>
            <span className="block text-13 text-muted">{summary}</span>
          </ListItem>
        ))}
      </List>
    </Page>
  );
}
