import type { PlantedFault } from '../../task.ts';

const part = 'src/seats/seats-part.tsx';
const plan = 'src/seats/seat-plan.tsx';
const choice = 'src/seats/choice.tsx';
const hold = 'src/seats/hold.ts';
const timeLeft = 'src/seats/time-left.tsx';
const form = 'src/seats/buy-form.tsx';
const tickets = 'src/tickets/tickets-screen.tsx';
const app = 'src/app.tsx';
const styles = 'src/styles.css';

export const purchaseFaults: readonly PlantedFault[] = [
  {
    file: part,
    find: '{ seats: chosen }));',
    replace: '{ places: chosen }));',
    fails: ['seats are held for ten minutes', 'the keyboard is at the name after holding'],
  },
  {
    file: timeLeft,
    find: '      setNow(Date.now());',
    replace: '      setNow((before) => before + 500);',
    fails: ['the time goes down'],
  },
  {
    file: hold,
    find: 'ends: Date.now() + left',
    replace: 'ends: Date.parse(String(until))',
    fails: ['the clock of the device may be wrong'],
  },
  {
    file: timeLeft,
    find: "String(seconds % 60).padStart(2, '0')",
    replace: 'seconds % 60',
    fails: ['seconds have two digits'],
  },
  {
    file: timeLeft,
    find: '      if (Date.now() >= ends) over.current();',
    replace: '',
    fails: [
      'when the time is over, the page says so and the hall is back',
      'the end of the time is announced',
      'seats can be held again after the time',
    ],
  },
  {
    file: part,
    find: '    setProblem(why);\n',
    replace: '',
    fails: ['the end of the time is announced', 'when the time is over, the page says so and the hall is back'],
  },
  {
    file: timeLeft,
    find: '<p role="timer">',
    replace: '<p role="status">',
    fails: ['the countdown does not talk all the time'],
  },
  {
    file: part,
    find: '    if (isSending.current) return;\n    if (chosen',
    replace: '    if (chosen',
    fails: ['a double press holds once'],
  },
  {
    file: part,
    find: '        setChosen(chosen.filter((id) => !gone.includes(id)));',
    replace: '        setChosen([]);',
    fails: ['seats that are gone are named, and the others stay'],
  },
  {
    file: part,
    find: '      } else setProblem(error instanceof Error ? error.message : String(error));',
    replace: '      }',
    fails: ['a hold that fails can be tried again', 'an answer that is no hold breaks nothing'],
  },
  {
    file: part,
    find: '      setChosen(made.seats);\n',
    replace: '',
    fails: ['what was chosen cannot change while it is being held'],
  },
  {
    file: part,
    find: 'navigate(`${window.location.pathname}?hold=${encodeURIComponent(made.id)}`, { replace: true });',
    replace: '',
    fails: ['a reload keeps the hold'],
  },
  {
    file: part,
    find: "        navigate(window.location.pathname, { replace: true });\n        setProblem(error.code === 'over'",
    replace:
      "        setHold({ id: wantedHold, show: show.id, seats: [], ends: Date.now() + 60_000 });\n        setProblem(error.code === 'over'",
    fails: ['a reload after the end says that it is over'],
  },
  {
    file: form,
    find: "      await call(path, { method: 'DELETE' });\n",
    replace: '',
    fails: ['changing seats gives them back', 'my own seats are not taken from me'],
  },
  {
    file: part,
    find: '    part.current?.focus();\n',
    replace: '',
    fails: ['the keyboard keeps its place after giving back'],
  },
  {
    file: form,
    find: "  useEffect(() => form.current?.querySelector('input')?.focus(), []);\n",
    replace: '',
    fails: ['the keyboard is at the name after holding'],
  },
  {
    file: form,
    find: '{ name: known, reduced })',
    replace: '{ name: known })',
    fails: ['seats are bought, and the tickets shown'],
  },
  {
    file: form,
    find: 'navigate(`/tickets/${encodeURIComponent(code)}`, { replace: true });',
    replace: 'navigate(`/tickets/${encodeURIComponent(code)}`);',
    fails: ['back does not lead to buying again'],
  },
  {
    file: app,
    find: 'if (code !== undefined)',
    replace: 'if (code === undefined)',
    fails: ['tickets have an address of their own', 'the print button prints'],
  },
  {
    file: part,
    find: 'reduced={reduced.filter((id) => chosen.includes(id))}',
    replace: 'reduced={reduced}',
    fails: ['a price of a seat that was given up is not sent'],
  },
  {
    file: form,
    find: '<form ref={form} onSubmit={buy}',
    replace: '<form ref={form} onKeyDown={(event) => event.key === "Enter" && event.preventDefault()} onSubmit={buy}',
    fails: ['the enter key buys'],
  },
  {
    file: form,
    find: 'const isWrong = known.length < 2 || known.length > 80;',
    replace: "const isWrong = name === '';",
    fails: ['a missing name is told at the field'],
  },
  { file: form, find: ' autoComplete="name"', replace: '', fails: ['the name may be filled in by the phone'] },
  { file: form, find: '    if (isSending.current) return;\n', replace: '', fails: ['a double press buys once'] },
  {
    file: form,
    find: '      setProblem(error instanceof Error ? error.message : String(error));',
    replace: "      setName('');",
    fails: ['buying can be tried again, and the name stays', 'a page of the hotel is no answer'],
  },
  {
    file: form,
    find: "error.code === 'bought'",
    replace: "error.code === 'sold'",
    fails: ['a purchase whose answer was lost leads to its tickets'],
  },
  {
    file: form,
    find: "if (error instanceof ApiError && error.code === 'over')",
    replace: "if (error instanceof ApiError && error.code === 'gone')",
    fails: ['a purchase after the end leads back to the hall'],
  },
  {
    file: form,
    find: '      navigate(`/tickets',
    replace: '      if (Date.now() < hold.ends) navigate(`/tickets',
    fails: ['time that runs out while buying does not hide the tickets'],
  },
  {
    file: tickets,
    find: "if (loaded.state === 'ready' && document.activeElement === document.body) heading.current?.focus();",
    replace: '',
    fails: ['the keyboard is not lost on the tickets'],
  },
  {
    file: tickets,
    find: '        <p className="mb-2">{loaded.message}</p>\n',
    replace: '',
    fails: ['tickets that are not there say so', 'tickets that fail can be read again'],
  },
  { file: tickets, find: 'window.print()', replace: 'window.stop()', fails: ['the print button prints'] },
  {
    file: plan,
    find: '<div ref={plan} className="-mx-2 overflow-x-auto px-2 py-2">',
    replace: '<div ref={plan} className="py-2">',
    fails: ['a narrow screen does not scroll sideways', 'large letters fit'],
  },
  {
    file: plan,
    find: '<div ref={plan} className="-mx-2 overflow-x-auto px-2 py-2">',
    replace: '<div ref={plan} className="-mx-2 overflow-hidden px-2 py-2">',
    fails: ['every seat can be pressed on a narrow screen'],
  },
  { file: plan, find: 'm-px size-6', replace: 'm-px size-5', fails: ['seats are large enough for a finger'] },
  {
    file: choice,
    find: 'className="flex min-h-11 items-center gap-2"',
    replace: 'className="flex items-center gap-2"',
    fails: ['what one presses is large enough'],
  },
  {
    file: plan,
    find: 'className="flex items-center">',
    replace: 'className="flex flex-wrap items-center max-w-64">',
    fails: ['the plan keeps its form'],
  },
  {
    file: plan,
    find: "? 'border-4 border-double border-paper bg-ink font-bold text-paper'",
    replace: "? 'bg-green-600'",
    fails: ['a chosen seat is seen without colors', 'a chosen seat is seen in forced colors'],
  },
  {
    file: plan,
    find: "? 'border-4 border-double border-paper bg-ink font-bold text-paper'",
    replace: "? 'bg-ink text-paper'",
    fails: ['a chosen seat is seen in forced colors'],
  },
  {
    file: plan,
    find: "? 'border-dashed text-quiet line-through opacity-70'",
    replace: "? 'text-ink'",
    fails: ['a taken seat looks different from a free one'],
  },
  {
    file: plan,
    find: 'outline-offset-1 outline-ink focus-visible:outline-3',
    replace: 'outline-none',
    fails: ['the seat with the keyboard is seen'],
  },
  {
    file: part,
    find: '        <div>\n          <Button onClick={holdSeats}>',
    replace: '        <div className="fixed inset-x-0 bottom-0 h-80 bg-paper">\n          <Button onClick={holdSeats}>',
    fails: ['the seat with the keyboard is not covered'],
  },
  {
    file: plan,
    find: ": 'text-ink';",
    replace: ": 'bg-[#fffdf8] text-ink';",
    fails: ['the dark has enough contrast'],
  },
  {
    file: choice,
    find: '                aria-label={`Reduced, ${seatName(seat)}`}\n              />\n              Reduced',
    replace: '              />',
    fails: ['assistive programs find no fault'],
  },
  {
    file: 'src/ui/field.tsx',
    find: 'min-h-11 w-full rounded-box',
    replace: 'min-h-11 w-full',
    fails: ['the controls are those of the house'],
  },
  {
    file: plan,
    find: 'className={`m-px size-6',
    replace: 'className={`m-px animate-pulse size-6',
    fails: ['who wants no motion gets none'],
  },
  {
    file: styles,
    find: '@media screen and (prefers-color-scheme: dark) {',
    replace: '@media (prefers-color-scheme: dark) {',
    fails: ['tickets are dark on white on paper'],
  },
  {
    file: tickets,
    find: '<Button onClick={() => window.print()}>Print</Button>',
    replace: '<button type="button" onClick={() => window.print()}>Print</button>',
    fails: ['no button stands on paper'],
  },
  {
    file: tickets,
    find: '          <li key={seat.id}>',
    replace: '          <li key={seat.id} className="break-after-page">',
    fails: ['tickets fit on one sheet'],
  },
  {
    file: tickets,
    find: '        <bdi>{film}</bdi>',
    replace: '        <bdi dangerouslySetInnerHTML={{ __html: film }} />',
    fails: ['names and titles are text'],
  },
  {
    file: tickets,
    find: '        <bdi>{name}</bdi>',
    replace: '        Name: {name}, thank you',
    fails: ['a name from right to left does not turn its neighbors'],
  },
];
