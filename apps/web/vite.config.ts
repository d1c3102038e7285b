import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2023', assetsInlineLimit: 0, sourcemap: false },
  server: {
    proxy: { '^/(auth|functions|realtime|rest|config\\.json)': { target: 'http://localhost:3000', ws: true } },
  },
});
