import type { Findings } from '../../findings.ts';
import type { ReadableFile } from '../../reader.ts';
import { entriesOf } from '../../shape/entries-of.ts';
import { fieldOf } from '../../shape/field-of.ts';
import { listOf } from '../../shape/list-of.ts';
import { parseYaml } from '../../shape/parse-yaml.ts';
import { textOf } from '../../shape/text-of.ts';
import { serviceName } from '../ci/service-name.ts';
import { isKnownService } from '../ci/started-services.ts';

/** Reads a file of Docker Compose: the ports on which databases and brokers are reached; those of a server in production are no help. */
export function readCompose({ path, text }: ReadableFile): Findings {
  if (/prod|deploy|release|example/i.test(path)) return {};
  const services = entriesOf(fieldOf(parseYaml(text), 'services'));
  const builds = services.some(([, service]) => fieldOf(service, 'build') !== undefined);
  const ports = services.flatMap(([name, service]) => {
    const by = serviceName(textOf(fieldOf(service, 'image')) ?? name, name);
    return isKnownService(by)
      ? listOf(fieldOf(service, 'ports'))
          .flatMap(publishedPort)
          .slice(0, 1)
          .map((port) => ({ port, by }))
      : [];
  });
  return { ...(builds && { composes: true }), ...(ports.length === 0 ? {} : { ports }) };
}

/** The port of the machine, also where a variable may replace it. */
function publishedPort(stated: unknown): number[] {
  const text = textOf(stated) ?? textOf(fieldOf(stated, 'published')) ?? '';
  const [, port] =
    /^(?:[\d.]+:)?(?:\$\{\w+:-)?(\d{2,5})\}?:\d/.exec(text) ??
    /^(\d{2,5})$/.exec(textOf(fieldOf(stated, 'published')) ?? '') ??
    [];
  return port === undefined ? [] : [Number(port)];
}
