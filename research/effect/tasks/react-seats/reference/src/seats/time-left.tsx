import { useEffect, useRef, useState } from 'react';

/** Counts down to a time of this device and tells when it has come, also after a sleep. */
export function TimeLeft({ ends, onOver }: { ends: number; onOver: () => void }) {
  const [now, setNow] = useState(Date.now);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (Date.now() >= ends) over.current();
    };
    const timer = setInterval(look, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ends]);
  const seconds = Math.max(0, Math.ceil((ends - now) / 1000));
  return (
    <p role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')} left
    </p>
  );
}
