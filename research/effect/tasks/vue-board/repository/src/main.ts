import { createApp } from 'vue';
import App from './app.vue';
import './styles.css';

createApp(App).mount('#app');
