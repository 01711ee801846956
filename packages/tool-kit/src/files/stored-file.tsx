import { type CollectionName, useOfflineReason } from '@hub/pb-client';
import { QueryState } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { fileUrlQuery } from './file-url-query';

interface StoredFileProps {
  collection: CollectionName;
  /** The id of the file's record. */
  id: string;
  /** The file's name on the server. */
  fileName: string;
  /** The file's name on the screen. */
  name: string;
  /** Whether every browser can display it as a picture. */
  isPicture: boolean;
  /** How an error message calls it, such as `the document`. */
  what: string;
}

/** A protected file of a record: a preview if it is a picture, and a link that opens it in a new tab. */
export function StoredFile({ collection, id, fileName, name, isPicture, what }: StoredFileProps) {
  const offline = useOfflineReason();
  const url = useQuery({ ...fileUrlQuery(collection, id, fileName), enabled: offline === undefined });
  if (offline !== undefined) return <p className="text-13 text-muted">Opens when the hub can be reached.</p>;
  return (
    <QueryState
      query={url}
      failedToLoad={`Failed to load ${what}.`}
      loading={<div role="status" aria-label="Loading..." className={isPicture ? 'h-77' : 'h-11'} />}
    >
      {(href) => (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="flex flex-col gap-2 rounded-control font-medium text-accent"
        >
          {isPicture && <Picture url={href} />}
          <span className="flex min-h-11 items-center gap-2 underline underline-offset-3">
            <ExternalLink size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">Open {name}</span>
          </span>
        </a>
      )}
    </QueryState>
  );
}

/** Keeps its first URL: a renewed one shows the same picture, and would load it again. */
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
