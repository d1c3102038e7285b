import type { PlantedFault } from '../../task.ts';

const part = 'src/seats/seats-part.tsx';
const plan = 'src/seats/seat-plan.tsx';
const choice = 'src/seats/choice.tsx';
const hall = 'src/seats/hall.ts';
const useHall = 'src/seats/use-hall.ts';
const app = 'src/app.tsx';
const screen = 'src/shows/show-screen.tsx';

export const planFaults: readonly PlantedFault[] = [
  {
    file: 'src/programme/programme-screen.tsx',
    find: '<Link to={`/shows/${encodeURIComponent(id)}`}>',
    replace: '<Link to={`/show/${encodeURIComponent(id)}`}>',
    fails: ['the programme leads to a show'],
  },
  {
    file: 'src/format.ts',
    find: "timeZone: 'Europe/Dublin',",
    replace: '',
    fails: ['a show tells its prices and its other times'],
  },
  {
    file: screen,
    find: "if (loaded.state === 'failed') return <Notice isProblem>{loaded.message}</Notice>;",
    replace: "if (loaded.state === 'failed') return null;",
    fails: ['a show that cannot be read says why', 'its own tests pass'],
  },
  {
    file: 'src/house/house-screen.tsx',
    find: '<Button isSubmit>Send</Button>',
    replace: '<Button>Send</Button>',
    fails: ['a message can be sent', 'its own tests pass'],
  },
  {
    file: 'src/ui/button.tsx',
    find: 'min-h-11 rounded-box',
    replace: 'min-h-10 rounded',
    fails: [
      'the form of the house looks as before',
      'what one presses is large enough',
      'the controls are those of the house',
    ],
  },
  {
    file: app,
    find: 'document.title = `${title} – Lantern`;',
    replace: 'document.title = title;',
    fails: ['each screen has its title', 'tickets have an address of their own'],
  },
  {
    file: hall,
    find: 'export const mostSeats = 6;',
    replace: 'export const mostSeats: string = 6;',
    fails: ['the types are sound'],
  },
  {
    file: 'package.json',
    find: '"dependencies": {',
    replace: '"dependencies": {\n    "clsx": "2.1.1",',
    fails: ['no package was added'],
  },
  {
    file: part,
    find: 'if (chosen.includes(id)) return setChosen(chosen.filter((other) => other !== id));',
    replace: 'if (chosen.includes(id)) return;',
    fails: ['seats are chosen and taken back', 'the total is told', 'a price goes with its seat'],
  },
  {
    file: choice,
    find: 'reduced.includes(id) ? show.reducedCents : show.fullCents), 0);',
    replace: 'reduced.length > 0 ? show.reducedCents : show.fullCents), 0);',
    fails: ['a reduced seat costs less', 'a price goes with its seat'],
  },
  {
    file: part,
    find: '    if (isTaken) return;\n',
    replace: '',
    fails: ['a taken seat cannot be chosen'],
  },
  {
    file: plan,
    find: 'aria-label={isTaken && !isChosen ? `${place}, taken` : place}\n      aria-pressed={isChosen}\n      aria-disabled={isTaken && !isChosen}',
    replace: 'aria-label={place}\n      aria-pressed={isChosen}',
    fails: ['a taken seat says so to a screen reader'],
  },
  {
    file: hall,
    find: 'return `Row ${row}, seat ${number}`;',
    replace: 'return `${number}`;',
    fails: ['each seat has a name with its row', 'seats are bought, and the tickets shown'],
  },
  {
    file: plan,
    find: 'isWheelchair ? `${seatName(seat)}, wheelchair place` : seatName(seat);',
    replace: 'seatName(seat);',
    fails: ['a wheelchair place says so'],
  },
  {
    file: part,
    find: 'if (chosen.length >= mostSeats) return setProblem(`You can choose ${mostSeats} seats at most.`);',
    replace: 'if (chosen.length >= mostSeats) return;',
    fails: ['six seats are the most, and the page says so'],
  },
  {
    file: choice,
    find: '<p role="status" className="font-bold">',
    replace: '<p className="font-bold">',
    fails: ['a screen reader hears the new total'],
  },
  {
    file: plan,
    find: '      onClick={onPress}\n',
    replace: '      onPointerDown={onPress}\n',
    fails: ['seats are chosen by the keyboard'],
  },
  {
    file: plan,
    find: 'tabIndex={isStop ? 0 : -1}',
    replace: 'tabIndex={0}',
    fails: ['the keyboard passes the hall without a hundred stops'],
  },
  {
    file: plan,
    find: '    event.preventDefault();\n    let [y, x]',
    replace: '    return;\n    let [y, x]',
    fails: ['every seat is reached by the keyboard'],
  },
  {
    file: part,
    find: '<Notice>Loading the hall …</Notice>',
    replace: '<p />',
    fails: ['a slow hall is shown as loading'],
  },
  {
    file: part,
    find: '<Button onClick={reload}>Try again</Button>',
    replace: '',
    fails: ['a hall that fails can be read again, and the show stays'],
  },
  {
    file: part,
    find: 'if (seats.length === 0) return <Notice>There are no seats to choose for this show.</Notice>;',
    replace: '',
    fails: ['a hall without seats says so'],
  },
  {
    file: hall,
    find: "if (typeof id !== 'string' || typeof number !== 'number') return null;",
    replace: "if (typeof id !== 'string') throw new Error('no seat');",
    fails: ['a broken row does not close the hall'],
  },
  {
    file: hall,
    find: "if (!Array.isArray(rows)) throw new ApiError('Something went wrong on our side.');",
    replace: 'if (!Array.isArray(rows)) return [];',
    fails: ['an answer without rows is an error, not a blank page'],
  },
  {
    file: app,
    find: '<ShowScreen key={id} id',
    replace: '<ShowScreen id',
    fails: ['seats of one show are not those of another', 'a hold of one show is not a hold of another'],
  },
  {
    file: useHall,
    find: '`/api/shows/${encodeURIComponent(show)}/seats`, { signal: controller.signal })',
    replace: '`/api/shows/${window.history.length > 2 ? "lamp" : encodeURIComponent(show)}/seats`)',
    fails: ['a late hall of another show is not shown'],
  },
  {
    file: part,
    find: "    if (chosen.length === 0) return setProblem('Please choose a seat first.');\n",
    replace: '',
    fails: ['nothing chosen cannot be held'],
  },
  {
    file: screen,
    find: '      <SeatsPart show={loaded.value} />',
    replace: '      <SeatsPart show={loaded.value} />\n      <p>+353 1 555 0101</p>',
    fails: ['the phone number is gone'],
  },
];
