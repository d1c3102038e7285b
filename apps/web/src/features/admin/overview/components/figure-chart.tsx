import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** A chart of one figure over the days; the table beside it has the same data for screen readers. */
export default function FigureChart({
  label,
  points,
  format,
}: {
  label: string;
  points: readonly { readonly day: string; readonly value: number }[];
  format: (value: number) => string;
}) {
  return (
    <div className="mt-3 h-40" aria-hidden="true">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 160 }}>
        <BarChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <XAxis dataKey="day" stroke="var(--muted)" fontSize={11} tickLine={false} minTickGap={24} />
          <YAxis
            stroke="var(--muted)"
            fontSize={11}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            domain={[(lowest: number) => Math.min(lowest, 0), 'auto']}
            tickFormatter={format}
            width={64}
          />
          <Tooltip
            formatter={(value) => [format(Number(value)), label]}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', color: 'var(--ink)' }}
            cursor={{ fill: 'var(--sunken)' }}
          />
          <Bar dataKey="value" fill="var(--accent)" isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
