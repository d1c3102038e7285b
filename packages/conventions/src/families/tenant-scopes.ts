import type { Entry } from '../convention.ts';
import { commonFolder } from '../sources/common-folder.ts';
import { counted } from './counted.ts';
import { below, unter } from './place-words.ts';

/** What says who asks, rather than to whom the records belong. */
const callers = /^Current\.(?:\w*user|session|request_id|ip_address|user_agent|visit|locale|time_zone)$/;

/** Through what controllers of Rails reach records, where a model would go through the signed-in user. */
export const tenantScopes: Entry = {
  id: 'tenant-scope',
  value: 9,
  sentence: {
    en: ({ scope, place }) => `Controllers${below(place)} that load records do it through \`${scope}\`.`,
    de: ({ scope, place }) => `Controller${unter(place)}, die Datensätze laden, tun es über \`${scope}\`.`,
  },
  find: ({ files }) => {
    const controllers = files.filter(
      ({ path, isTest, language }) => language === 'ruby' && !isTest && path.endsWith('_controller.rb'),
    );
    const scopes = controllers.flatMap(({ calls }) =>
      [...calls.keys()].filter((call) => call.startsWith('Current.') && !callers.test(call)),
    );
    return [...Map.groupBy(scopes, (scope) => scope)].flatMap(([scope]) => {
      const follow = controllers.filter(({ calls }) => calls.has(scope)).map(({ path }) => path);
      // records of the person who asks are reached past the tenant, and rightly so
      const differ = controllers.filter(
        ({ calls, marks }) =>
          (marks.has('finder') || [...calls.keys()].some((call) => callers.test(call))) && !calls.has(scope),
      );
      const paths = differ.map(({ path }) => path);
      return counted({ scope, place: commonFolder([...follow, ...paths]) }, follow, paths) ?? [];
    });
  },
};
