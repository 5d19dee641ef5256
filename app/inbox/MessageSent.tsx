'use client';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const delayMs = 3000;

/** Says that the message has arrived and goes home. Without a script the answer's header does. */
export function MessageSent() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <p className="text-muted">Redirecting you to the homepage...</p>;
}
