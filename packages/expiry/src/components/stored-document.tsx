import { useOfflineReason } from '@hub/pb-client';
import { QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { documentUrlQuery } from '../api/expiry.queries';
import { isPicture } from '../model/document';
import type { StoredDocument as Stored } from '../model/expiry-fields';

interface StoredDocumentProps {
  id: string;
  document: Stored;
}

/** The stored document: a picture of it when it is one, and a link that opens it in a new tab. */
export function StoredDocument({ id, document }: StoredDocumentProps) {
  const offline = useOfflineReason();
  const url = useQuery({ ...documentUrlQuery(id, document.fileName), enabled: offline === undefined });
  const hasPicture = isPicture(document.fileName);
  if (offline !== undefined) return <p className="text-13 text-muted">Opens when the hub can be reached.</p>;
  return (
    <QueryState
      query={url}
      failedToLoad="Failed to load the document."
      loading={<div role="status" aria-label="Loading..." className={hasPicture ? 'h-77' : 'h-11'} />}
    >
      {(href) => (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="flex flex-col gap-2 rounded-control font-medium text-accent"
        >
          {hasPicture && <Picture url={href} />}
          <span className="flex min-h-11 items-center gap-2 underline underline-offset-3">
            <ExternalLink size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">Open {document.name}</span>
          </span>
        </a>
      )}
    </QueryState>
  );
}

/** Loads its first address only: a later one shows the same picture and would load it again. */
function Picture({ url }: { url: string }) {
  const [src] = useState(url);
  return (
    <img
      src={src}
      alt=""
      className="h-64 w-full rounded-control border border-line bg-raised object-contain"
    />
  );
}
