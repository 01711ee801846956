import { LinkButton, List, ListItem, Page } from '@hub/ui';
import Download from 'lucide-react/icons/download';
import { guidePath, guides } from '../guides/guides';

/** The guides, each as a PDF to download. */
export function DocumentsPage() {
  return (
    <Page title="Documents" back="/account">
      <List label="Guides">
        {guides.map((guide) => (
          <ListItem
            key={guide.slug}
            trailing={
              <LinkButton
                to={guidePath(guide)}
                reloadDocument
                download
                variant="quiet"
                size="sm"
                icon={Download}
                aria-label={`Download ${guide.title}`}
                className="mr-2"
              >
                Download
              </LinkButton>
            }
          >
            <span className="block font-medium">{guide.title}</span>
            <span className="block text-13 text-muted">{guide.summary}</span>
          </ListItem>
        ))}
      </List>
    </Page>
  );
}
