/** Returns the plain name of a service from its image, for example `postgres` of `docker.io/library/postgres:17`. */
export function serviceName(image: string, name: string): string {
  const [, plain] = /(?:^|\/)([a-z][a-z0-9_-]{1,30})(?::|@|$)/i.exec(image.trim()) ?? [];
  return (plain ?? name)
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, 30);
}
