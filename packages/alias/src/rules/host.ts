/** The longest host that is worth writing down. */
const MOST_HOST = 253;

/**
 * The host of what a password manager says of a site: a host, or a whole address, as some of them send it. In lower case,
 * without `www.`; `''` where there is none.
 */
export function hostOf(site: string): string {
  const withoutScheme = site.trim().replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const [authority = ''] = withoutScheme.split(/[/?#]/);
  const host = (authority.split('@').at(-1) ?? '').replace(/:\d*$/, '').toLowerCase();
  return host.length > MOST_HOST || /[\s<>"]/.test(host) ? '' : host.replace(/^www\./, '');
}
